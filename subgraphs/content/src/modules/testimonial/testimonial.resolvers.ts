import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { listTestimonials } from './testimonial.service';

export const Query: QueryResolvers = {
  testimonials: (_root, _args, { viewer, loaders }) => toListResult(() => listTestimonials(viewer, loaders)),
};
