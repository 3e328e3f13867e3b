/** Below the breakpoint `layout` the stage becomes as high as the painting needs, for good (ProductStage.scss). */
export function makeRoom(stage: HTMLElement | null): void {
  if (stage) stage.dataset.room = 'tall'
}

/** Resolves once the stage has its height. */
export const whenRoomIsMade = (stage: HTMLElement): Promise<unknown> =>
  Promise.allSettled('getAnimations' in stage ? stage.getAnimations().map(({ finished }) => finished) : [])
