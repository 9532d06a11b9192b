import { PRODUCT_WORDS } from '@athenaeum/users-contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From guessed at once to not guessed in years. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How long a password would withstand guessing by lists, patterns and keyboard walks. Advice: the rules decide. */
export const strengthOf = (password: string): Strength => zxcvbn.check(password, [...PRODUCT_WORDS]).score;
