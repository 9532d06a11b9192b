import { Router } from 'express';

/** What stands beside the product for whoever develops it. */
export function developerTools(): Router {
  return Router();
}
