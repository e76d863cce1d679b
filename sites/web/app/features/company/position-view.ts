import type { OpenPosition } from "@preforma/domain/content";

/** A position as its card and its page show it. */
export function positionView(position: OpenPosition) {
  const text = position.translations[0];
  const { department, location, employment_type } = position;
  return {
    id: position.id,
    title: text?.title ?? "",
    summary: text?.summary ?? "",
    department: department.title,
    location: location.title,
    employmentType: employment_type.title,
    publishedAt: position.published_at,
    closingDate: position.closing_date,
    /** Sent with an application in a hidden field: numbers and names by which staff find the position. */
    details: [`#${position.id}`, position.key, department.title, location.title].join(" · "),
  };
}
