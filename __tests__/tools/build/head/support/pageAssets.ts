const hash = 'sha256-0a+b/c='
/** The files of a page, as the build lists them in its head. */
export const pageAssets = {
  fragment: { href: '/assets/0123456789ab.txt', integrity: hash },
  styles: [{ href: '/assets/site.01234567.css', integrity: hash }],
  libraries: ['/assets/react.01234567.js'],
  scripts: ['/assets/product.01234567.js'],
  pictures: [{ srcset: '/media/0123ab-480.avif 480w, /media/0123ab-768.avif 768w', sizes: '100vw' }],
}
