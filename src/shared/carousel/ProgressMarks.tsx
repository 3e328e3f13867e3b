import './ProgressMarks.scss'

/** A line of marks, one per slide; what they show is said elsewhere in words. */
export function ProgressMarks({ count, current }: { count: number; current: number }) {
  return (
    <div className="progress-marks" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="progress-marks__mark" data-current={index === current} />
      ))}
    </div>
  )
}
