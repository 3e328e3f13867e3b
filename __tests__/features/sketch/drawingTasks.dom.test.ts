import { createTaskLimiter, drawInTasks } from '../../../src/features/sketch/drawingTasks'

const canvas = document.createElement('canvas')

/** How many turns pass until another task of the page may run, with so many ms of drawing in each. */
async function turnsInTask(drawingMs: number) {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const endLongTask = createTaskLimiter()
  let isNextTask = false
  setTimeout(() => (isNextTask = true))
  let turns = 0
  while (!isNextTask && turns < 100) {
    turns++
    clock.mockReturnValue(turns * drawingMs)
    await endLongTask(canvas)
  }
  clock.mockRestore()
  return turns
}

test('short steps share a task, a long one ends it', async () => {
  expect(await turnsInTask(2)).toBe(4)
  expect(await turnsInTask(8)).toBe(1)
})

test('a new task has its whole time again', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const endLongTask = createTaskLimiter()
  clock.mockReturnValue(8)
  await endLongTask(canvas)
  let isNextTask = false
  setTimeout(() => (isNextTask = true))
  clock.mockReturnValue(12)
  await endLongTask(canvas)
  expect(isNextTask).toBe(false)
  clock.mockRestore()
})

test.each([
  ['slowly', 100, true],
  ['fast', 13, false],
])('where the queue is drawn %s, the next task queues as much as fits', async (_, drawn, isEnded) => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const endLongTask = createTaskLimiter()
  clock.mockReturnValueOnce(10).mockReturnValue(drawn)
  await endLongTask(canvas)
  let isNextTask = false
  setTimeout(() => (isNextTask = true))
  clock.mockReturnValue(drawn + 8)
  await endLongTask(canvas)
  expect(isNextTask).toBe(isEnded)
  clock.mockRestore()
})

test('another task of the page runs after each step of a drawing', async () => {
  const order: string[] = []
  function* draw() {
    for (const step of ['first', 'second']) {
      order.push(step)
      setTimeout(() => order.push(`after ${step}`))
      yield canvas
    }
    order.push('end')
  }
  expect(await drawInTasks(draw())).toBe(true)
  expect(order).toEqual(['first', 'after first', 'second', 'after second', 'end'])
})

test('a drawing that is no longer wanted ends with the step it is at', async () => {
  const order: string[] = []
  function* draw() {
    for (const step of ['first', 'second']) {
      order.push(step)
      yield canvas
    }
  }
  expect(await drawInTasks(draw(), () => false)).toBe(false)
  expect(order).toEqual(['first'])
})
