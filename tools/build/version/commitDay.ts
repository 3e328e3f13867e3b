import { dayInBolivia } from '../../../src/content/days'
import { git } from './git'

/** The day of the commit that is built, so that the same commit gives the same files on any day; empty outside version control. */
export function commitDay(folder = '.'): string {
  const moment = git('-C', folder, 'log', '-1', '--format=%cI')
  return moment ? dayInBolivia(new Date(moment)) : ''
}
