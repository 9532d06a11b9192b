import * as z from 'zod';
import type { RouteDescription } from '@athenaeum/graph/edge';

/** What an answer in JSON looks like, good or not. */
const ANSWER = {
  type: 'object',
  properties: {
    ok: { type: 'boolean' },
    code: { type: ['string', 'null'] },
    message: { type: ['string', 'null'] },
    fields: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
    data: {},
  },
};

/** The routes as an OpenAPI 3.1 document, made of the schemas they parse with. */
export function openapi(routes: readonly RouteDescription[], brand: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[toTemplate(route.path)] ??= {})[route.method] = operation(route);
  return {
    openapi: '3.1.0',
    info: { title: `${brand}, back-end for front-end`, version: '1' },
    paths,
    components: { schemas: { Answer: ANSWER } },
  };
}

function operation({ path, summary, caller, body, query, answers, ...types }: RouteDescription) {
  const { bodyType = 'application/json', answerType = 'application/json' } = types;
  const parameters = [...namesIn(path).map(inPath), ...(query ? inQuery(query) : [])];
  const requestBody = body && { required: true, content: { [bodyType]: { schema: schemaOf(body) } } };
  const responses = Object.entries(answers).map(([status, description]) => [
    status,
    { description, ...contentOf(Number(status), answerType) },
  ]);
  return {
    summary,
    description: `Caller: ${caller}.`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: Object.fromEntries(responses) as Record<string, object>,
  };
}

function contentOf(status: number, type: string) {
  if (status === 204 || (status >= 300 && status < 400)) return {};
  const isJson = type === 'application/json';
  return {
    content: { [type]: { schema: isJson ? { $ref: '#/components/schemas/Answer' } : { type: 'string' } } },
  };
}

/** As a caller sends it: before defaults and changes. What no schema can say is left open. */
export function schemaOf(schema: NonNullable<RouteDescription['body']>) {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function inQuery(query: NonNullable<RouteDescription['query']>) {
  const { properties = {}, required = [] } = schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const PARAMETER = /[:*](\w+)/g;
/** `/jobs/run/*folder` as `/jobs/run/{folder}`. */
export const toTemplate = (path: string) => path.replace(PARAMETER, '{$1}');
const namesIn = (path: string) => [...path.matchAll(PARAMETER)].map(([, name]) => name!);
