export { Button } from "@preforma/ui/button";
