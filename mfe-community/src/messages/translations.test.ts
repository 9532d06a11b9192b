import { join } from 'node:path';
import { emptyMessages, readCatalogue, translationFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import * as contract from '@athenaeum/users-contract';
import es from './es';

const catalogue = async () => ({ ...contractCatalogue, ...(await readCatalogue(join(__dirname, '..'))) });

it('is complete in Spanish', async () => {
  expect(translationFaults(await catalogue(), es.messages)).toEqual([]);
});

const known: Readonly<Record<string, string>> = es.sentences;
const unknownIn = (english: readonly string[]) => english.filter((words) => !(words in known));

it.each([
  ['signing up', contract.SIGN_UP_MESSAGES],
  ['a password', contract.PASSWORD_MESSAGES],
  ['how strong a password is', contract.PASSWORD_STRENGTHS],
  ['the intake', contract.INTAKE_MESSAGES],
  ['an invitation', contract.INVITATION_MESSAGES],
  ['a connection', contract.CONNECTION_MESSAGES],
  ['saving a profile', contract.PROFILE_SAVE_MESSAGES],
  ['a complete profile', contract.PROFILE_PARTS],
  ['who sees a section', contract.VISIBILITY_LABELS],
  ['a document', contract.DOCUMENT_MESSAGES],
  ['a goal', contract.GOAL_MESSAGES],
  ['the order of the directory', contract.DIRECTORY_SORTS.map(({ label }) => label)],
])('translates the contract’s messages about %s', (_what, sentences: object) => {
  expect(unknownIn(Object.values(sentences) as string[])).toEqual([]);
});

/** Proper names, which are the same in Spanish. */
const NAMES = ['LinkedIn', 'Marketing', 'Software', 'Marketplace'];

it.each([
  ['referral sources', contract.REFERRAL_SOURCES],
  ['career goals', contract.CAREER_GOALS],
  ['learning goals', contract.LEARNING_GOALS],
  ['barriers', contract.BARRIERS],
  ['personas', contract.PERSONAS],
  ['genders', contract.GENDERS],
  ['ethnicities', contract.ETHNICITIES],
  ['military statuses', contract.MILITARY_STATUSES],
  ['yes, no, and neither', contract.YES_NO_DECLINED],
  ['functions', contract.FUNCTIONS],
  ['executive levels', contract.EXECUTIVE_LEVELS],
  ['industries', contract.INDUSTRIES],
  ['business models', contract.BUSINESS_MODELS],
  ['business sizes', contract.BUSINESS_SIZES],
  ['ranges of profit and loss', contract.P_AND_L_RANGES],
  ['ranges of budgets', contract.BUDGET_RANGES],
  ['numbers of employees', contract.EMPLOYEE_RANGES],
  ['scaling experience', contract.SCALING_EXPERIENCE],
  ['leadership areas', contract.LEADERSHIP_AREAS],
  ['regions', contract.REGIONS],
  ['languages', contract.LANGUAGES],
  ['transactions', contract.TRANSACTION_TYPES],
  ['committees', contract.COMMITTEES],
  ['affiliations', contract.COMMUNITY_AFFILIATIONS],
  ['answers about corporate boards', contract.CORPORATE_BOARD_ANSWERS],
  ['types and sizes of companies', contract.COMPANY_TYPES_AND_SIZES],
  ['types of documents', contract.DOCUMENT_TYPES],
  ['types of boards', contract.BOARD_TYPES],
  ['roles in boards', contract.BOARD_ROLES],
])('translates the list of %s', (_what, values: readonly string[]) => {
  expect(unknownIn(values.filter((value) => !NAMES.includes(value)))).toEqual([]);
});

it('leaves no message empty, and defines each namespace once', async () => {
  expect(emptyMessages(await catalogue())).toEqual([]);
});
