import { Router } from 'express';
import { elementRoutes } from './elementRoutes';
import { graphiqlRoutes } from './graphiql/graphiqlRoutes';

/** Routes for developers, which are in no image. */
export const developerTools = (): Router => Router().use(graphiqlRoutes()).use(elementRoutes());
