import { watchHistory } from "@preforma/ui/dialog";

// Runs before Next's router starts, so that the router does not treat the closing of a dialog as a navigation.
watchHistory();
