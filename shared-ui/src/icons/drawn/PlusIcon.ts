import { draw, type IconProps } from '../draw';

export const PlusIcon = (props: IconProps) => draw(props, 'M5 12h14M12 5v14');
