import { frameText } from '../render/frame.messages';
import { text, type Block } from '../render/letter';

/** A line of its own; none where no name is known. */
export const hello = (name: string): Block[] => (name ? [text(frameText.hello({ name }))] : []);

/** A sentence said to somebody: "Ngozi, your seat is reserved." It begins with a capital where no name is known. */
export const toName = (name: string, sentence: string): string =>
  name ? `${name}, ${sentence.replace(FIRST_LETTER, (begin) => begin.toLowerCase())}` : sentence;

/** Spanish exclaims and asks from the start: "¡Qué gusto!" */
const FIRST_LETTER = /^[¡¿]?\p{L}/u;
