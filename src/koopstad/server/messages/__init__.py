"""What goes over the wire: everything a client gets or sends. One module for each part of `routes/`."""
