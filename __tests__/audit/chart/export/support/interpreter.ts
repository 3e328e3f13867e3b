import scxml, { core } from '@scion-scxml/scxml'

type Model = ConstructorParameters<typeof core.Statechart>[0]

interface ScxmlEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** Rejects what SCION cannot read or compile. */
export const readScxml = (text: string): Promise<Model> =>
  new Promise((resolve, reject) => {
    scxml.documentStringToModel('chart.scxml', text, (unread, compiled) => {
      // SCION calls again after an error.
      if (unread) reject(unread)
      else compiled.prepare((failed, model) => (failed ? reject(failed) : resolve(model)), {})
    })
  })

/** A run of the model in SCION, the data set to `data`. */
export function startScxml<Data extends object>(model: Model, data: Data) {
  const run = new core.Statechart(model, { params: data })
  const taken: { readonly source: string; readonly index: number }[] = []
  const errors: unknown[] = []
  run.on('onTransition', (source, _, index) => void taken.push({ source, index }))
  run.on('onError', ({ data: { reason } }) => void errors.push(reason))
  run.start()
  return {
    send: ({ type, ...event }: ScxmlEvent) => void run.gen(type, event),
    active: () => run.getFullConfiguration(),
    data: () => run.getSnapshot()[3] as Data,
    /** Transitions by the state they are written on and their place in it. */
    taken,
    /** What a script threw; the standard makes it an event. */
    errors,
  }
}
