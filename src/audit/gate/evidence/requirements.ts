/** Rows of the dossier that a rule of the gate fulfils: each rule has one, of its own name. */
export const requirementsOf = (rule: string): readonly string[] => [rule]
