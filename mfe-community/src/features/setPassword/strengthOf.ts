import { type PasswordStrength, PRODUCT_WORDS } from '@athenaeum/users-contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The strength of a password against guessing by lists, patterns and keyboard walks. Advice only: the rules decide. */
export const strengthOf = (password: string): PasswordStrength =>
  zxcvbn.check(password, [...PRODUCT_WORDS]).score;
