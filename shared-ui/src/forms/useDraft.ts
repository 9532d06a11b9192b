import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { formatDay, ownZone } from '../format';
import { clock } from '../format/clock';
import { changedPaths, isSecret, valueAt } from './draftFields';
import { type Draft, draftIn, readDraft, storageKey, sweepDrafts, writeDraft } from './draftStore';
import { formsText } from './forms.messages';

type DraftOptions = {
  /** Raise it when the form's fields change their meaning: older drafts are then ignored. */
  version?: number;
  /** False where nothing may be kept, as on a shared machine. */
  enabled?: boolean;
  /** The version that the form loaded, for the server's optimistic concurrency check. */
  base?: number | null;
};

export type KeptDraft = {
  /** Epoch ms of the last time, or null while nothing is kept. */
  savedAt: number | null;
  /** "Saved 10:42"; on another day "Saved Tue, Nov 25". */
  savedText: string | null;
  /** Fields that were restored. */
  restored: readonly string[];
  /** Another tab is changing the same form: for a field that both change, the last write wins. */
  isElsewhere: boolean;
  /** The version that the changes are based on: the one they began with, also after they were restored. */
  base: number | null;
  /** Deletes the draft and resets the form. */
  discard: () => void;
  /** Removes a field that was saved by itself, unless it was changed since; works after the form has unmounted too. */
  forgetField: (path: string, saved: unknown) => void;
};

const DEBOUNCE_MS = 400;
const tab = Math.random().toString(36).slice(2);

/**
 * Keeps unsaved edits through a reload, an expired session and a closed tab, for 30 days in this browser, until they are
 * sent. `key` names the form and its owner: `profile.42`. Passwords and files are never kept; a field that was already
 * touched is never overwritten.
 */
export function useDraft<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  key: string,
  { version = 1, enabled = true, base = null }: DraftOptions = {},
): KeptDraft {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [restored, setRestored] = useState<readonly string[]>([]);
  const [isElsewhere, setElsewhere] = useState(false);
  const [keptBase, setKeptBase] = useState<number | null>(null);
  const latestBase = useRef(base);
  /** Paths that this tab has written into the draft, or restored from it: what it may also remove from it. */
  const own = useRef(new Set<string>());
  const { subscribe, setValue, getFieldState, getValues, reset } = form;

  useEffect(() => void (latestBase.current = base), [base]);

  const keeper = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** All unsent changes of this tab by path, whether written to storage or not: `{ 'address.city': 'Boston' }`. */
    let mine: Record<string, unknown> = {};
    /** Changes that are not in storage yet: `save` writes them after the debounce. Null when all are. */
    let unwritten: Record<string, unknown> | null = null;
    /** The last changes that the form emitted, as JSON, to notice that it emitted the same again. */
    let lastNoted: string | null = null;
    /** What `mine` was when the current submission began. */
    let sent: Record<string, unknown> = {};
    /** Another tab has written to the draft, so that what is in storage may lack this tab's changes. */
    let hasOtherWritten = false;
    /** Another tab has written an empty draft and is about to remove it. */
    let isRemovalExpected = false;
    const save = () => {
      clearTimeout(timer);
      if (!unwritten) return;
      const values = unwritten;
      unwritten = null;
      const paths = Object.keys(values);
      if (paths.length === 0 && own.current.size === 0) return;
      paths.forEach((path) => own.current.add(path));
      const now = Date.now();
      const begun = readDraft(key, version)?.base ?? latestBase.current ?? undefined;
      const isKept = writeDraft(key, own.current, { version, tab, savedAt: now, values, base: begun });
      setSavedAt(isKept && paths.length > 0 ? now : null);
    };
    return {
      save,
      /** This tab's edits are kept, also where another tab has written over them or sent its own meanwhile. */
      leave: () => {
        if (hasOtherWritten && Object.keys(mine).length > 0) unwritten ??= mine;
        save();
      },
      /**
       * Reacts to a change of the stored draft by another tab, or by a sign-out.
       *
       * - A tab that has sent or discarded its own changes writes the draft without them and, if nothing is left, then removes it
       *   (`writeDraft`). This tab's changes stay.
       * - A removal without such a write is a sign-out, which discards the changes of all tabs.
       */
      hear: (theirs: Draft | null) => {
        if (theirs) {
          hasOtherWritten = true;
          isRemovalExpected = Object.keys(theirs.values).length === 0;
        } else if (isRemovalExpected) isRemovalExpected = false;
        else {
          clearTimeout(timer);
          unwritten = null;
          mine = {};
        }
      },
      restore: (values: Record<string, unknown>) => void (mine = values),
      note: (all: FieldValues, dirty: object) => {
        const changes = changedPaths(dirty).map((path) => [path, valueAt(all, path)] as const);
        const values = Object.fromEntries(changes.filter(([path, value]) => !isSecret(path, value)));
        // A form also emits changes when nothing was typed: what has just been sent must not be kept again.
        const text = JSON.stringify(values);
        if (text === lastNoted) return;
        lastNoted = text;
        mine = values;
        unwritten = values;
        clearTimeout(timer);
        timer = setTimeout(save, DEBOUNCE_MS);
      },
      send: () => void (sent = mine),
      /** Only `sent`: what was typed since, in the same form opened again, stays. */
      forget: (onlySent = false) => {
        clearTimeout(timer);
        unwritten = null;
        mine = {};
        const kept = readDraft(key, version);
        const isNewer = (path: string) => onlySent && !isSame(kept?.values[path], sent[path]);
        const gone = new Set([...own.current].filter((path) => !isNewer(path)));
        // Another tab's changes stay, with their version.
        writeDraft(key, gone, { version, tab, savedAt: Date.now(), values: {}, base: kept?.base });
        own.current.clear();
        setSavedAt(null);
        setRestored([]);
        setKeptBase(null);
      },
      forgetField: (path: string, saved: unknown) => {
        const kept = readDraft(key, version);
        if (kept && isSame(kept.values[path], saved))
          writeDraft(key, new Set([path]), { ...kept, values: {} });
      },
    };
  }, [key, version]);

  useEffect(() => {
    if (!enabled) return;
    sweepDrafts();
    const draft = readDraft(key, version);
    const back = Object.entries(draft?.values ?? {}).filter(([name, value]) => {
      const { isDirty, isTouched } = getFieldState(name as FieldPath<Values>);
      return !isDirty && !isTouched && !isSecret(name, value) && valueAt(getValues(), name) !== value;
    });
    for (const [name, value] of back) {
      own.current.add(name);
      setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
    if (!draft || back.length === 0) return;
    keeper.restore(Object.fromEntries(back));
    setSavedAt(draft.savedAt);
    setRestored(back.map(([name]) => name));
    setKeptBase(draft.base ?? null);
  }, [enabled, key, version, keeper, getFieldState, getValues, setValue]);

  useEffect(() => {
    if (!enabled) return;
    const stop = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => keeper.note(values, dirtyFields ?? {}),
    });
    const hide = () => document.visibilityState === 'hidden' && keeper.leave();
    const heard = (event: StorageEvent) => {
      if (event.key !== storageKey(key)) return;
      keeper.hear(draftIn(event));
      const theirs = readDraft(key, version);
      setElsewhere(theirs !== null && theirs.tab !== tab);
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', keeper.leave);
    window.addEventListener('storage', heard);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', keeper.leave);
      window.removeEventListener('storage', heard);
      keeper.leave();
    };
  }, [enabled, key, version, keeper, subscribe]);

  // Runs after an unmount too: what was sent before leaving is no draft any more.
  useEffect(() => {
    if (!enabled) return;
    let isSending = false;
    let isGone = false;
    const stop = subscribe({
      // Changes when a valid form begins to be sent, and when that ends.
      formState: { errors: true, submitCount: true },
      callback: ({ isSubmitting = false, isSubmitted = false, isSubmitSuccessful = false }) => {
        if (isSubmitting === isSending) return;
        isSending = isSubmitting;
        if (isSending) return keeper.send();
        // A form that continues with the saved values is reset before its submission ends, and then counts as not submitted.
        if (isSubmitSuccessful || !isSubmitted) keeper.forget(isGone);
        if (isGone) stop();
      },
    });
    return () => {
      isGone = true;
      if (!isSending) stop();
    };
  }, [enabled, keeper, subscribe]);

  return {
    savedAt,
    savedText: savedAt === null ? null : formsText.saved({ when: whenSaved(savedAt) }),
    restored,
    isElsewhere,
    base: keptBase ?? base,
    discard: () => {
      reset();
      keeper.forget();
    },
    forgetField: keeper.forgetField,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function whenSaved(at: number) {
  const zone = ownZone();
  const day = formatDay(at, zone);
  return day === formatDay(Date.now(), zone) ? clock(at, zone).time : day;
}
