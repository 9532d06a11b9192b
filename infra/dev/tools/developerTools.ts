import { Router } from 'express';
import { elementRoutes } from './elementRoutes';
import { graphiqlRoutes } from './graphiql/graphiqlRoutes';

/** What stands beside the product for whoever develops it, and in no image. */
export const developerTools = (): Router => Router().use(graphiqlRoutes()).use(elementRoutes());
