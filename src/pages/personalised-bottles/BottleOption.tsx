import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ProductLine } from '../../content/models'
import { personalisedBottles } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './BottleOption.scss'

/** A line of bottles in its niche; the link's surface is the whole niche. */
export function BottleOption({ line }: { line: ProductLine }) {
  const { name, capLabel, summary, facts, callToAction, modelId } = productLines[line]
  const { source, alt } = personalisedBottles[line]
  return (
    <article className={`bottle-option bottle-option--${line}`}>
      <div className="bottle-option__stand">
        <Picture
          className="bottle-option__bottle"
          source={source}
          alt={alt}
          sizes={`(min-width: ${breakpoints.pageMax}px) 194px, calc(126px + 4.7vw)`}
        />
      </div>
      <div className="bottle-option__words">
        <p className="bottle-option__cap">{capLabel}</p>
        <h3 className="bottle-option__name">{name}</h3>
        <p className="bottle-option__summary">{summary}</p>
        <p className="bottle-option__price">{facts.price}</p>
        <Link to={paths.product(modelId)} className="text-link bottle-option__link">
          {callToAction}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </div>
    </article>
  )
}
