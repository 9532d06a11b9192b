import { schemaMessage } from '@athenaeum/kit/schemaMessages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { BaseSyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type SubmitHandler,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { type ErrorEntry, errorEntries } from './errorEntries';
import { fieldId } from './fieldId';
import { type Refusal, setServerErrors } from './setServerErrors';

/** A schema of zod or zod/mini for the values of a form. */
export type FormSchema<Values extends FieldValues, Parsed> = {
  _zod: { input: Values; output: Parsed };
};

/** The result of sending: errors to correct, or nothing. */
export type SendResult = Refusal | void;

type Options<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Validates a field on blur, and not only on submit. */
  checkOnLeaving?: boolean;
};

/** Written out, because teams outside get only the type declarations. */
export interface ZodForm<Values extends FieldValues, Parsed = Values> extends UseFormReturn<
  Values,
  unknown,
  Parsed
> {
  errors: ErrorEntry[];
  /** Changes with each attempt, so that the summary takes the focus again. */
  attempt: number;
  isSending: boolean;
  /** Spread on a field: name, id, handlers, and its error. */
  field<Name extends FieldPath<Values>>(
    path: Name,
  ): Pick<UseFormRegisterReturn<Name>, 'name' | 'ref' | 'onChange' | 'onBlur'> & Marked;
  /** Spread on a controlled component (a Combobox, a list of files): value, `onChange`, and the rest. */
  chosen<Name extends FieldPath<Values>>(
    path: Name,
  ): {
    name: Name;
    value: PathValue<Values, Name>;
    onChange: (value: PathValue<Values, Name>) => void;
    onBlur?: () => void;
  } & Marked;
  /** For `<form onSubmit>`: parsed values go to `send`; its `message` and `fields` are shown in the form. */
  onSubmit(
    send: (values: Parsed) => SendResult | Promise<SendResult>,
  ): (event?: BaseSyntheticEvent) => Promise<void>;
}

interface Marked {
  id: string;
  /** The error message. */
  error: string | undefined;
}

/**
 * A form checked by the same schema as the mutation. Validates on submit, then on change. Errors, found here
 * or by the server, are shown at their fields and in `errors`, which `ErrorSummary` lists and focuses.
 */
export function useZodForm<Values extends FieldValues, Parsed>(
  schema: FormSchema<Values, Parsed>,
  { defaultValues, checkOnLeaving = false }: Options<Values>,
): ZodForm<Values, Parsed> {
  const form: UseFormReturn<Values, unknown, Parsed> = useForm<Values, unknown, Parsed>({
    // The resolver's own types ask for zod's full schema; a mini schema has the same core.
    resolver: zodResolver(schema as never, { error: schemaMessage } as never) as never,
    defaultValues,
    mode: checkOnLeaving ? 'onTouched' : 'onSubmit',
    // The summary takes the focus instead: it announces all errors before the first field's.
    shouldFocusError: false,
  });
  const { errors: raw, submitCount, isSubmitting, isSubmitted } = form.formState;
  const errors: ErrorEntry[] = errorEntries(raw);

  return {
    ...form,
    errors,
    attempt: submitCount,
    isSending: isSubmitting,
    field: <Name extends FieldPath<Values>>(path: Name) => {
      // Limits come from the schema; the library's attributes for them are left out.
      const { name, ref, onChange, onBlur } = form.register(path);
      const error = errors.find((entry) => entry.name === path)?.message;
      return { name, ref, onChange, onBlur, id: fieldId(path), error };
    },
    chosen: <Name extends FieldPath<Values>>(path: Name) => ({
      name: path,
      id: fieldId(path),
      value: form.watch(path),
      onChange: (value: PathValue<Values, Name>) =>
        form.setValue(path, value, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: isSubmitted || checkOnLeaving,
        }),
      ...(checkOnLeaving && { onBlur: () => void form.trigger(path) }),
      error: errors.find((entry) => entry.name === path)?.message,
    }),
    onSubmit: (send: (values: Parsed) => SendResult | Promise<SendResult>) => {
      const submit: SubmitHandler<Parsed & FieldValues> = async (values) => {
        const refused = await send(values);
        if (refused) setServerErrors(form, refused);
      };
      // `Parsed` is what the schema answers with: an object, which its type parameter does not say.
      return form.handleSubmit(submit as never);
    },
  };
}
