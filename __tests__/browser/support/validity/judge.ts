import type { Exception } from './exceptions'
import type { Problem } from './problem'

const covers = ({ checker, message, place }: Exception, problem: Problem) =>
  checker === problem.checker && message.test(problem.message) && (!place || place.test(problem.place))

const say = ({ checker, document, message, place }: Problem) => `${document}: ${checker}: ${message} ${place}`

/** What no exception covers, and the exceptions that cover nothing. */
export const judge = (problems: readonly Problem[], exceptions: readonly Exception[]) => ({
  problems: problems.filter((problem) => !exceptions.some((one) => covers(one, problem))).map(say),
  unused: exceptions
    .filter((exception) => !problems.some((problem) => covers(exception, problem)))
    .map(({ message }) => String(message)),
})
