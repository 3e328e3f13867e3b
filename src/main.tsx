import './styles/main.scss' // first: it declares the order of the cascade layers
import './features/gate/NoScriptPage.scss' // the build alone writes its markup
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './app/App'
import { makeStore } from './app/store'
import { startGate } from './features/gate/createGate'
import { GateContext } from './features/gate/gateContext'
import { gateChanged } from './features/gate/gateSlice'
import { browserStorage } from './features/gate/gateStorage'

const root = document.getElementById('root')
if (!root) throw new Error('public/index.html has no #root')

const store = makeStore()
const gate = startGate(browserStorage(window), (state) => store.dispatch(gateChanged(state)))

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <GateContext value={gate}>
        <App />
      </GateContext>
    </Provider>
  </StrictMode>,
)
