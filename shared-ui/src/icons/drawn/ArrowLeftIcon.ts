import { draw, type IconProps } from '../draw';

export const ArrowLeftIcon = (props: IconProps) => draw(props, 'M12 19l-7-7 7-7M19 12H5');
