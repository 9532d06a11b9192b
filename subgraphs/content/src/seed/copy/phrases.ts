/** How the hour is introduced, by its host's name. */
export const WHO_SPEAKS = [
  '{host} has lived with this subject for fifteen years, and says what she would do again.',
  'This is the hour {host} wishes somebody had given her the first time.',
  '{host} was asked about it so often that she stopped answering by letter.',
  'When members voted for the subject of the month, it was this one; {host} took it on.',
  '{host} has done it well twice and badly once, and begins with the bad one.',
  'Few people speak of it as plainly as {host}.',
  '{host} came to talk for twenty minutes and stayed for the whole hour.',
  'What {host} learned about it cost her a year; you can have it in an hour.',
] as const;

/** What happens in the hour; one is chosen for each recording. */
export const WHAT_HAPPENS = [
  'She opens with a case that went wrong and reads it aloud, with the names taken out.',
  'Three members bring a live question, and the hour is spent on those three.',
  'There are no slides. There is one page, which she takes apart line by line.',
  'The first half is a conversation; the second belongs to the room, and runs over.',
  'She answers the question everybody has, then the one nobody had dared to ask.',
  'We go through one real decision, hour by hour, and stop wherever someone would have done otherwise.',
  'Two people who disagree about this explain themselves, and then each other.',
  'She brings the document she wishes she had been given, and says what she would cross out today.',
] as const;

export const WHAT_REMAINS = [
  'You will leave with a page of questions and the confidence to ask the third one.',
  'Bring something real. Nobody in this room needs another framework.',
  'Watch it once for the argument, and the last ten minutes again for the answers.',
  'Members say that the hour paid for itself by Thursday.',
  'Have a pencil beside you; the useful part comes quickly and without warning.',
  'If you only have a quarter of an hour, begin in the middle.',
  'It is a good one to watch with a colleague and argue about afterwards.',
  'What she says about the second year is worth the whole hour.',
] as const;

export const PRAISE_OPENERS = [
  'I used her sentence on a Thursday and had my answer by Monday.',
  'Brisk and generous.',
  'The most honest hour I have spent on this.',
  'Finally somebody who has signed the papers herself.',
  'I watched it twice, and took notes both times.',
  'Quietly excellent.',
  'She said the thing I had been circling for a year.',
  'No theory, all practice.',
  'I sent it to my chair the same evening.',
  'Warm, exact and never longer than promised.',
  'It changed how I prepare.',
  'The questions from the room were as good as the talk.',
  'I had dreaded this subject.',
  'Worth the subscription by itself.',
  'A master class in saying less.',
  'I wish I had seen it before my last negotiation.',
  'Clear from the first minute.',
  'Like having a friend who has already done it.',
  'My whole leadership team watched it together.',
  'Practical in the way only experience is.',
] as const;

export const PRAISE_CLOSERS = [
  'Bring something real to ask for.',
  'I would have taken another half hour on what to do after the first no.',
  'The part about the second year is gold.',
  'The worksheet alone saved me a week.',
  'Have a pencil ready.',
  'I already asked two of her questions in committee.',
  'More of this, please.',
  'Now I understand what the pack was hiding.',
  'The examples were from companies I recognised.',
  'I left with one page and no excuses.',
  'The last ten minutes are the best.',
  'I shall watch everything she does here.',
  'The advice on tone was new to me.',
  'It gave me words for something I only felt.',
  'I will recommend it to every new director.',
  'The room stayed long after the end.',
  'It is rare to hear figures said aloud.',
  'I start differently now.',
  'She never once said leverage.',
  'Thank you.',
] as const;

export const MIXED = [
  'Good on the problem, thinner on what to do about it.',
  'I hoped for more on smaller companies.',
  'Interesting, but I knew most of it already.',
  'The sound was uneven in the second half.',
  'Two guests would have been enough for an hour.',
  'A fair introduction. I would have liked numbers.',
] as const;

export const LOW = [
  'Too general for where I am.',
  'The examples were all from one industry.',
  'We spent half of the hour on introductions.',
  'It ended before it became useful.',
] as const;

/** Longer than the 120 characters after which a review is folded. */
export const LONG_PRAISE =
  'I came for one answer and left with four better questions. She took my own case, turned it over, and showed me that ' +
  'the figure I was defending was not the one the other side cared about. We settled on the next morning, in eleven minutes.';

/** Biographies, after name and office. */
export const BIO_MIDDLES = [
  'She has hired, promoted and let go of more executives than she cares to count, and remembers the first minute of most conversations.',
  'She learned the business on night shifts and still asks to see the loading dock first, because that is where a company tells the truth about itself.',
  'She has sat on both sides of the table, and prefers the side that has to live with the answer.',
  'Her teams know her for short memos, long walks and a refusal to round numbers.',
  'She began as an engineer, became a manager by accident, and has been grateful for both.',
  'She has led through two mergers, one strike and a flood, in that order.',
  'She is known for asking the question that everyone else was waiting for somebody to ask.',
  'She keeps a list of decisions she would make differently, and teaches from it: seventeen at the last count, three of them about people she should have trusted sooner.',
] as const;

export const BIO_ENDS = [
  'She lives by the water and answers letters on paper.',
  'She mentors four women a year and learns, she says, from five.',
  'She serves on two boards and has refused a third.',
  'At Athenaeum she speaks about what she would have wanted to hear at forty.',
  'She is working on a book that is late.',
  'She speaks four languages and negotiates in one.',
] as const;

/** Of members who had a portfolio written. */
export const PORTFOLIO_PRAISE = [
  'My writer asked three questions nobody had asked in twenty years, and built the whole page on the answers.',
  'I recognised myself, which no resume of mine had managed. Two search firms called within the month.',
  'Four weeks, four conversations, one page I am not embarrassed to send to a chair.',
  'She cut nine bullets to three. The three are better than the nine were.',
  'The biography reads like a person. I have used it unchanged for every programme since.',
  'Patient with my modesty and firm with my adjectives. Worth every dollar.',
  'The board CV opened the door the executive resume never did.',
] as const;
