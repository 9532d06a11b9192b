import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { TestimonialsDocument } from './__generated__/testimonials';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentTestimonials: build.query(operation(TestimonialsDocument)),
  }),
});

export const { useContentTestimonialsQuery } = injected;

export const prefetchTestimonials = () => injected.util.prefetch('contentTestimonials', {}, FRESH);
