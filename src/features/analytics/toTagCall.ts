import type { AnalyticsEvent } from './events';
import type { TagCall } from './createTag';

/** Converts an event to a call of the Google tag. */
export function toTagCall({ name, data }: AnalyticsEvent): TagCall {
  switch (name) {
    case 'page_view':
      return [
        'event',
        'page_view',
        {
          page_title: data.title,
          page_location: data.location,
          productId: data.productId,
          productCategoryId: data.productCategoryId,
        },
      ];
    case 'action':
      return [
        'event',
        data.action,
        { event_category: data.category, event_label: data.label },
      ];
    case 'user_properties':
      return ['set', 'user_properties', data];
    case 'web_vital':
      return [
        'event',
        data.name,
        {
          value: data.value,
          metric_rating: data.rating,
          metric_id: data.id,
          non_interaction: true,
        },
      ];
  }
}
