import { Navigate, type RouteObject } from 'react-router-dom'
import { ForgetAnswer } from '../features/gate/ForgetAnswer'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { UnsavedNotice } from '../features/gate/UnsavedNotice'
import { SiteLayout } from '../features/layout/SiteLayout'
import { OrderBag } from '../features/order/OrderBag'
import { HomePage } from '../pages/home/HomePage'
import { loadPage } from '../shared/loadPage'
import { RouteError } from './RouteError'

/** The whole site (spec §2). A page's module exports `Component` and, where an id can be wrong, a `loader`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <SiteLayout bag={<OrderBag />} notice={<UnsavedNotice />} privacyAction={<ForgetAnswer />} />,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteError,
    children: [
      { index: true, Component: HomePage },
      {
        path: 'nosotros',
        lazy: () => loadPage(() => import(/* webpackChunkName: "about" */ '../pages/about/route')),
      },
      {
        path: 'botellas-personalizada',
        lazy: () =>
          loadPage(
            () =>
              import(/* webpackChunkName: "personalised-bottles" */ '../pages/personalised-bottles/route'),
          ),
      },
      {
        path: 'pinturas',
        lazy: () => loadPage(() => import(/* webpackChunkName: "paintings" */ '../pages/paintings/route')),
      },
      {
        path: 'pinturas/:id',
        lazy: () => loadPage(() => import(/* webpackChunkName: "painting" */ '../pages/painting/route')),
      },
      {
        path: 'pinturas/artista/:id',
        lazy: () => loadPage(() => import(/* webpackChunkName: "artist" */ '../pages/artist/route')),
      },
      {
        path: 'productos/:id',
        lazy: () => loadPage(() => import(/* webpackChunkName: "product" */ '../pages/product/route')),
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]
