/** What a node must say: a property, or one of several. */
export type Required = string | readonly string[];

/**
 * What search engines ask of the types that they show something for (Google Search Central, "structured data", required
 * properties; schema.org for the rest). A type that is not here is a description, and complete as it is.
 */
export const requiredOf: Readonly<Record<string, readonly Required[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', ['ratingCount', 'reviewCount']],
  Answer: ['text'],
  Article: ['headline'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: [['text', 'name', 'itemListElement']],
  ImageObject: [['contentUrl', 'url']],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  ListItem: ['position', ['name', 'item', 'url']],
  LocalBusiness: ['name', 'address'],
  NewsArticle: ['headline'],
  Offer: [
    ['price', 'priceSpecification'],
    ['priceCurrency', 'priceSpecification'],
  ],
  Organization: ['name'],
  Person: ['name'],
  PriceSpecification: ['price', 'priceCurrency'],
  Product: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Recipe: ['name', 'image'],
  Review: ['author', 'reviewRating'],
  Service: ['name'],
  SoftwareApplication: ['name', 'offers'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebPage: ['name'],
  WebSite: ['name', 'url'],
};
