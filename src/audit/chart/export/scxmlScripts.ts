/**
 * ECMAScript, of 2011 so that every interpreter runs it, for one name of a machine. `params` is the JSON that the
 * chart holds; undefined where it holds none, because the machine computes it.
 */
type ScxmlCode = (params?: string) => string

/** What stands for an invoked actor. */
export type ScxmlActor =
  /** An expression, evaluated on entry: its value is the actor's output, what it throws is the actor's error. */
  | { readonly result: ScxmlCode }
  /** Whoever runs the machine sends these events. */
  | { readonly sentByHost: readonly string[] }

/** What a machine's names stand for, so that an SCXML interpreter with the ecmascript data model runs its chart. */
export interface ScxmlScripts<
  Guard extends string = string,
  Action extends string = string,
  Actor extends string = string,
> {
  /** The data model: an expression by name. `outcome` is taken. */
  readonly data: Readonly<Record<string, string>>
  /** Functions that conditions and actions call. `attempt` is taken. */
  readonly functions: string
  /** Conditions. */
  readonly guards: Readonly<Record<Guard, ScxmlCode>>
  /** Statements; empty text where SCXML has nothing to do. */
  readonly actions: Readonly<Record<Action, ScxmlCode>>
  readonly actors: Readonly<Record<Actor, ScxmlActor>>
}

/** The guard, action or actor with this name. Throws where it is missing. */
export function findScript<Script>(scripts: Readonly<Record<string, Script>>, name: string): Script {
  const script = scripts[name]
  if (script === undefined) throw new Error(`SCXML: "${name}" has no script`)
  return script
}

/** The chart's text of parameters, if it is JSON and no function's text. */
export function staticParams(params: string | undefined): string | undefined {
  try {
    JSON.parse(params ?? '')
    return params
  } catch {
    return undefined
  }
}
