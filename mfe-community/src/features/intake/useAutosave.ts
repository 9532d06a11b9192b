import { isApiError, messageOf, useReadAgain } from '@athenaeum/shell-contract';
import type { ZodForm } from '@athenaeum/shared-ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answersOf, saveInput } from './answers';
import {
  type Answered,
  type Newcomer,
  useUsersIntakeQuery,
  useUsersSaveIntakeAnswerMutation,
} from './intake.api';
import type { Answers, Question } from './questions/question';

const DEBOUNCE_MS = 500;

export interface Autosave {
  /** Saves what is not saved yet; resolves with false when something could not be saved. */
  flush: () => Promise<boolean>;
  /** Epoch ms of the last answer that was saved in this form. */
  savedAt: number | null;
  isSaving: boolean;
  /** Why the last save failed; errors of an answer are shown at its field instead. */
  problem: string | null;
}

interface Options {
  me: Newcomer;
  questions: readonly Question[];
  /** Name of an incomplete answer, which is not saved. */
  isHeld?: (name: string, value: string | string[]) => boolean;
  /** Called when an answer was saved, also after the member has left the step. */
  onSaved: (name: string, value: string | string[]) => void;
}

/**
 * Saves each answer after half a second without changes, one at a time. Saved answers count as unchanged, so that a
 * draft keeps only unsaved ones.
 */
export function useAutosave(
  form: ZodForm<Answers, unknown>,
  { me, questions, isHeld, onSaved }: Options,
): Autosave {
  const [save] = useUsersSaveIntakeAnswerMutation();
  const { refetch } = useUsersIntakeQuery({}, { refetchOnMountOrArgChange: false });
  const readAgain = useReadAgain(refetch);
  const [state, setState] = useState({
    savedAt: null as number | null,
    isSaving: false,
    problem: null as string | null,
  });
  const stored = useRef(answersOf(me, questions));
  const latest = useRef({ me, isHeld, onSaved });
  const version = useRef(me.version ?? 0);
  const refusals = useRef<Answers>({});
  const running = useRef<Promise<boolean> | null>(null);
  const { register, getValues, resetField, setValue, setError, clearErrors, subscribe } = form;

  useEffect(() => void (latest.current = { me, isHeld, onSaved }));

  const unsaved = useCallback(
    () =>
      Object.entries(getValues()).filter(
        ([name, value]) => !isSame(value, stored.current[name]) && !latest.current.isHeld?.(name, value),
      ),
    [getValues],
  );
  /** A refused answer is not retried automatically, only after a change or on Continue. */
  const isWorthTrying = useCallback(
    () => unsaved().some(([name, value]) => !isSame(value, refusals.current[name])),
    [unsaved],
  );

  /** Takes over the answers that another device saved; unsaved changes here stay. */
  const take = useCallback(
    (now: Answered, conflicting: string | null) => {
      version.current = now.version ?? 0;
      for (const [name, value] of Object.entries(answersOf(now, questions))) {
        const isUnsaved = name !== conflicting && !isSame(getValues(name), stored.current[name]);
        stored.current[name] = value;
        if (isUnsaved) continue;
        setValue(name, value);
        resetField(name, { defaultValue: value });
      }
    },
    [getValues, questions, resetField, setValue],
  );

  const saveOne = useCallback(
    async (name: string, value: string | string[]) => {
      const answer = await save({ input: saveInput(latest.current.me, name, value, version.current) });
      if (answer.error) return answer.error;
      stored.current[name] = value;
      clearErrors(name);
      latest.current.onSaved(name, value);
      // Changed again during the save: it stays dirty.
      if (isSame(getValues(name), value)) resetField(name, { defaultValue: value });
      const now = answer.data.profile?.data;
      if (!now) return null;
      // The version is more than one ahead: another device has saved too.
      if ((now.version ?? 0) > version.current + 1) take(now, null);
      version.current = now.version ?? version.current;
      return null;
    },
    [save, clearErrors, getValues, resetField, take],
  );

  const refused = useCallback(
    async (name: string, error: unknown) => {
      if (!isApiError(error) || error.kind === 'failed') return messageOf(error);
      if (error.code === 'CONFLICT') {
        const now = (await readAgain())?.me?.data;
        if (now) take(now, name);
      }
      if (error.code !== 'CONFLICT' && error.code !== 'INVALID') return error.message;
      refusals.current[name] = getValues(name) ?? '';
      setError(name, { type: 'server', message: error.fields?.[name] ?? error.message });
      return null;
    },
    [getValues, readAgain, setError, take],
  );

  const run = useCallback(async () => {
    setState((last) => ({ ...last, isSaving: true }));
    const attempted = new Set<string>();
    let problem: string | null = null;
    let isAllSaved = true;
    for (;;) {
      const next = unsaved().find(([name, value]) => !attempted.has(name + JSON.stringify(value)));
      if (!next || problem) break;
      const [name, value] = next;
      attempted.add(name + JSON.stringify(value));
      const error = await saveOne(name, value);
      if (error) problem = await refused(name, error);
      else setState((last) => ({ ...last, savedAt: Date.now() }));
      isAllSaved &&= !error;
    }
    setState((last) => ({ ...last, isSaving: false, problem }));
    return isAllSaved;
  }, [refused, saveOne, unsaved]);

  const flush = useCallback(async (): Promise<boolean> => {
    await running.current;
    if (unsaved().length === 0) return true;
    running.current = run();
    return running.current.finally(() => (running.current = null));
  }, [run, unsaved]);

  useEffect(() => {
    // `reset` covers only registered fields; chips and lists are not registered.
    for (const { name } of questions) register(name);
  }, [register, questions]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      if (isWorthTrying()) timer = setTimeout(() => void flush(), DEBOUNCE_MS);
    };
    const stop = subscribe({ formState: { values: true }, callback: soon });
    // Saves what was restored from a draft, and what could not be sent before.
    soon();
    window.addEventListener('online', soon);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', soon);
      if (isWorthTrying()) void flush();
    };
    // An incomplete answer may be complete now.
  }, [flush, subscribe, isWorthTrying, isHeld]);

  return { flush, ...state };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
