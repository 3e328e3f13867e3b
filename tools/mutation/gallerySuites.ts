import { featureFiles, type Suite } from './suite'

/** The gallery, and long lists: home's slider and the walls of paintings. */
export const gallerySuites: readonly Suite[] = [
  {
    name: 'gallery: collection and places',
    mutate: featureFiles('gallery', 'findInCollection.ts', 'layoutWall.ts'),
    tests: [
      '__tests__/features/gallery/findInCollection.test.ts',
      '__tests__/features/gallery/layoutWall.test.ts',
    ],
    project: 'unit',
    minimumPercent: 90,
  },
  {
    name: 'gallery: walls',
    mutate: featureFiles(
      'gallery',
      'FramedPainting.tsx',
      'OriginalNote.tsx',
      'PaintingWall.tsx',
      'WallLabel.tsx',
      'shareOfWall.ts',
    ),
    tests: ['__tests__/features/gallery/walls.dom.test.tsx'],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'gallery: show more',
    mutate: featureFiles('gallery', 'ShowMoreButton.tsx', 'useShownWorks.ts'),
    tests: ['__tests__/features/gallery/showMoreButton.dom.test.tsx'],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'gallery: to scale',
    mutate: featureFiles('gallery', 'ScaleWall.tsx', 'WallObject.tsx', 'WallPicture.tsx'),
    tests: ['__tests__/features/gallery/scaleWall.dom.test.tsx'],
    project: 'dom',
    minimumPercent: 90,
  },
  {
    name: 'catalogue: long slider',
    mutate: featureFiles('catalogue', 'useLaterBottles.ts', 'useSlideRing.ts'),
    tests: ['longSlider.dom.test.tsx', 'useSlideRing.dom.test.ts'].map(
      (name) => `__tests__/features/catalogue/${name}`,
    ),
    project: 'dom',
    minimumPercent: 95,
  },
]
