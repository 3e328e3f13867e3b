import { createSlice } from '@reduxjs/toolkit'

/** spec §3, §4: open or closed; a boolean needs no machine. */
export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState: { isOpenSidebar: false },
  reducers: {
    sidebarOpened: (sidebar) => void (sidebar.isOpenSidebar = true),
    sidebarClosed: (sidebar) => void (sidebar.isOpenSidebar = false),
    sidebarToggled: (sidebar) => void (sidebar.isOpenSidebar = !sidebar.isOpenSidebar),
  },
  selectors: { selectIsSidebarOpen: (sidebar) => sidebar.isOpenSidebar },
})

export const { sidebarOpened, sidebarClosed, sidebarToggled } = sidebarSlice.actions
export const { selectIsSidebarOpen } = sidebarSlice.selectors
