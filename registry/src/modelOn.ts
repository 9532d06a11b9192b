import { type Connection, type Model, Schema } from 'mongoose';

/**
 * The model of that name on a connection, which may be shared and have it already.
 *
 * @param schema of the records; it is known by its name from then on
 */
export const modelOn = <Row>(connection: Connection, name: string, schema: Schema<Row>): Model<Row> =>
  // A connection knows its models by name only, without the type of what they hold.
  (connection.models[name] ?? connection.model(name, schema)) as unknown as Model<Row>;

/** A value of any type, stored unchanged. `Mixed` does not fit the types of schema definitions, so it is cast. */
export const ANY_TYPE = Schema.Types.Mixed as never;
