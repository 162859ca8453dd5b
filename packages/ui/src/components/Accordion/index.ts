export { Accordion, AccordionContent, AccordionHeader, AccordionItem } from './Accordion';
export type {
  AccordionContentProps,
  AccordionHeaderProps,
  AccordionItemProps,
  AccordionProps,
} from './Accordion';
