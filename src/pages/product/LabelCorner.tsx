import { useId } from 'react'
import './LabelCorner.scss'

/** A corner of the label has come off the glass: in px of the bottle's picture, beside painting and words. */
export function LabelCorner() {
  const id = useId()
  const [paper, blur] = [`${id}paper`, `${id}blur`]
  return (
    <svg className="label-corner" viewBox="0 0 880 2136" aria-hidden="true">
      <linearGradient id={paper} x1="664" y1="1850" x2="756" y2="1830" gradientUnits="userSpaceOnUse">
        <stop stopColor="#c4b08c" />
        <stop offset=".3" stopColor="#faf4e6" />
        <stop offset=".62" stopColor="#f4ecda" />
        <stop offset="1" stopColor="#967c5c" />
      </linearGradient>
      <filter id={blur} x="-50%" y="-50%" width="200%" height="200%">
        <feGaussianBlur stdDeviation="8" />
      </filter>
      <g className="label-corner__curl">
        <path
          d="M694 1732C710 1808 748 1874 784 1922C750 1952 696 1948 646 1926C676 1868 692 1798 694 1732Z"
          fill="rgb(10 6 20 / .6)"
          filter={`url(#${blur})`}
        />
        <path
          d="M686 1716C698 1796 730 1866 764 1904C752 1932 704 1940 660 1918C680 1862 688 1790 686 1716Z"
          fill={`url(#${paper})`}
        />
        <path d="M764 1904C752 1932 704 1940 660 1918C690 1928 734 1924 764 1904Z" fill="#604a34" />
      </g>
    </svg>
  )
}
