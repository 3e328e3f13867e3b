import './ProgressMarks.scss'

/** One mark per slide; screen readers get the same as text. */
export function ProgressMarks({ count, current }: { count: number; current: number }) {
  return (
    <div className="progress-marks" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="progress-marks__mark" data-current={index === current} />
      ))}
    </div>
  )
}
