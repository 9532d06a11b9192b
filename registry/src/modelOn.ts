import { type Connection, type Model, Schema } from 'mongoose';

/**
 * The model of that name on a connection, which may be shared and have it already.
 *
 * @param schema of the records; it is known by its name from then on
 */
export const modelOn = <Row>(connection: Connection, name: string, schema: Schema<Row>): Model<Row> =>
  // A connection knows its models by name only, without the type of what they hold.
  (connection.models[name] ?? connection.model(name, schema)) as unknown as Model<Row>;

/** What is stored as it is given. A definition has no word for a type of ours, so it takes this one for any. */
export const AS_GIVEN = Schema.Types.Mixed as never;
