import { journey, type Fault } from '../fault'

const rotation = journey('carousels/rotation', 'turns by itself')

/** A carousel turns when it should not. */
export const carouselFaults: readonly Fault[] = [
  {
    id: 'slider-turns',
    title: 'The slider of bottles turns by itself',
    file: 'src/features/catalogue/ProductSlider.tsx',
    find: '      slidesToShow={slidesToShow}',
    replace: '      autoplay\n      slidesToShow={slidesToShow}',
    check: rotation,
    expectedOutput: 'left alone: the slide in view after',
  },
  {
    id: 'pause-missing',
    title: 'A carousel with the usual speed turns under the pointer and with the focus inside',
    file: 'src/shared/carousel/Carousel.tsx',
    find: '{...pauseHandlers}',
    replace: '{...(props.autoplayMs && pauseHandlers)}',
    check: rotation,
    expectedOutput: 'under the pointer: the slide in view after',
  },
]
