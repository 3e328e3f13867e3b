import { replace, type RouteObject } from 'react-router-dom'
import { isAnswerRemembered } from './isAnswerRemembered'
import { ChatLinkListener } from '../features/contact/ChatLinkListener'
import { ForgetAnswer } from '../features/gate/ForgetAnswer'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { UnsavedNotice } from '../features/gate/UnsavedNotice'
import { SiteLayout } from '../features/layout/SiteLayout'
import { UnknownAddressNotice } from '../features/layout/UnknownAddressNotice'
import { OfflineNotice } from '../features/offline/OfflineNotice'
import { OrderBag } from '../features/order/OrderBag'
import { loadWhenOnline } from '../shared/loadWhenOnline'
import { RouteError } from './RouteError'

const notices = (
  <>
    <UnsavedNotice />
    <UnknownAddressNotice />
    <OfflineNotice isRemembered={isAnswerRemembered} />
  </>
)

/** The whole site (spec §2). A page's module exports `Component` and, where an id can be wrong, a `loader`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: (
      <SiteLayout
        bag={<OrderBag />}
        contact={<ChatLinkListener />}
        notice={notices}
        privacyAction={<ForgetAnswer />}
      />
    ),
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteError,
    children: [
      {
        index: true,
        lazy: loadWhenOnline(() => import(/* webpackChunkName: "home" */ '../pages/home/HomePage')),
      },
      {
        path: 'nosotros',
        lazy: loadWhenOnline(() => import(/* webpackChunkName: "about" */ '../pages/about/AboutPage')),
      },
      {
        path: 'botellas-personalizada',
        lazy: loadWhenOnline(
          () =>
            import(
              /* webpackChunkName: "personalised-bottles" */ '../pages/personalised-bottles/PersonalisedBottlesPage'
            ),
        ),
      },
      {
        path: 'pinturas',
        lazy: loadWhenOnline(
          () => import(/* webpackChunkName: "paintings" */ '../pages/paintings/PaintingsPage'),
        ),
      },
      {
        path: 'pinturas/:id',
        lazy: loadWhenOnline(
          () => import(/* webpackChunkName: "painting" */ '../pages/painting/PaintingPage'),
        ),
      },
      {
        path: 'pinturas/artista/:id',
        lazy: loadWhenOnline(() => import(/* webpackChunkName: "artist" */ '../pages/artist/ArtistPage')),
      },
      {
        path: 'productos/:id',
        lazy: loadWhenOnline(() => import(/* webpackChunkName: "product" */ '../pages/product/ProductPage')),
      },
      // A loader, so that the first page is known before anything is drawn.
      { path: '*', element: null, loader: () => replace('/') },
    ],
  },
]
