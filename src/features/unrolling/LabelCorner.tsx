import { useId } from 'react'
import './LabelCorner.scss'

/** A corner of the label has come off the glass: in px of the bottle's picture, beside painting and words. */
export function LabelCorner() {
  const id = useId()
  const [paper, blur] = [`${id}paper`, `${id}blur`]
  return (
    <svg className="label-corner" viewBox="0 0 880 2136" aria-hidden="true">
      <linearGradient id={paper} x1="644" y1="1806" x2="740" y2="1866" gradientUnits="userSpaceOnUse">
        <stop stopColor="#806a48" />
        <stop offset=".4" stopColor="#c6b28a" />
        <stop offset="1" stopColor="#ddcca6" />
      </linearGradient>
      <filter id={blur} x="-60%" y="-60%" width="220%" height="220%">
        <feGaussianBlur stdDeviation="12" />
      </filter>
      <g className="label-corner__curl">
        <path
          d="M690 1740C720 1800 760 1850 800 1890C780 1930 720 1968 650 1934C676 1880 690 1810 690 1740Z"
          fill="rgb(10 6 20 / .6)"
          filter={`url(#${blur})`}
        />
        <path
          d="M686 1716C700 1776 734 1834 778 1866C750 1896 706 1922 660 1920C676 1860 686 1790 686 1716Z"
          fill={`url(#${paper})`}
        />
        <path
          d="M686 1716C700 1776 734 1834 778 1866C750 1896 706 1922 660 1920"
          fill="none"
          stroke="#faf3e2"
          strokeWidth="3"
        />
      </g>
    </svg>
  )
}
