import { sample, type OwnerFact } from './owner'

export interface OwnerStory {
  readonly foundedYear: OwnerFact<number>
  readonly founderMotherBirthplace: OwnerFact<string>
  readonly foundersVillage: OwnerFact<string>
  readonly founderQuote: OwnerFact<string>
}

// Here, so that the build leaves them out of what visitors load.
const notes =
  process.env.BOHEMIA_NOTES === 'off'
    ? { year: '', birthplace: '', village: '', quote: '' }
    : {
        year: 'Escribe el año en que nació la marca.',
        birthplace:
          'Completa «nacida en…» con el lugar o el año de nacimiento de la madre del fundador, según lo que recuerda el 56.',
        village:
          'Escribe el nombre del pueblo donde estudió el fundador y conserva «del departamento de Tarija».',
        quote: 'Reemplaza la cita por palabras del fundador, con su permiso, sin prometer éxito ni salud.',
      }

/** What only the owner knows of the brand's story: apart from owner.ts, so that the page about it alone loads it. */
export const ownerStory: OwnerStory = {
  foundedYear: sample(2016, notes.year),
  founderMotherBirthplace: sample('un pueblo del valle de Tarija', notes.birthplace),
  foundersVillage: sample('un pueblo del departamento de Tarija', notes.village),
  founderQuote: sample(
    'El primer año no me dejaron tocar el alambique: me dieron una escoba y me dijeron que mirara. Todavía miro.',
    notes.quote,
  ),
}
